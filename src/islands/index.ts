/**
 * What in the texts of pages answers readers. It needs nothing of React, so it is a small script of its own that runs
 * before the others, and works where they do not come. What is added to the page later, by client navigation, works
 * by itself: the elements are the browser's custom elements, and all else listens at the document.
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
