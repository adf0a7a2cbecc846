/**
 * The interactive elements in page text. They don't need React, so they are a small separate script that runs first and
 * works if the other scripts fail to load. Content added later by client-side navigation works automatically, because
 * these are custom elements and all other listeners are on the document.
 */
import { CodeTools } from './code-tools.ts';
import './glossary-tip.ts';
import { OptionFilter } from './option-filter.ts';
import { ScrollTable } from './scroll-table.ts';
import { TabGroup } from './tab-group.ts';
import { VersionChanges } from './version-changes.ts';

customElements.define('code-tools', CodeTools);
customElements.define('option-filter', OptionFilter);
customElements.define('scroll-table', ScrollTable);
customElements.define('tab-group', TabGroup);
customElements.define('version-changes', VersionChanges);
