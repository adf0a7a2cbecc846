import { total } from './total.js';

const show = () => {
  document.querySelector('#total').textContent = total([0.5, 0.7]);
};

show();

// #region accept
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./total.js', show);
}
// #endregion
