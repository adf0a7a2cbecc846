import { count } from './stock.js';

const leaf = new URL(
  /* webpackPreload: true, webpackFetchPriority: "high" */ './leaf.svg',
  import.meta.url,
);

document.body.append(count('apples'));
document.body.append(Object.assign(new Image(), { src: leaf.href }));
