import text from './greeting.txt' with { type: 'text' };
import * as styles from './greeting.module.css';

export const markup = `<p class="${styles.bright}">${text.trim()}</p>`;
