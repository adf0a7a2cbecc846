import license from './license.txt' with { type: 'text' };
import palette from './palette.bin' with { type: 'bytes' };
import leaf from './leaf.svg' with { type: 'text' };

document.body.append(`${license.trim()} ${palette.length} bytes, first ${palette[0]}.`);
document.body.insertAdjacentHTML('beforeend', leaf);
document.body.append(` ${document.querySelectorAll('svg').length} drawing`);
