import { define } from './define.js';
import { StarRating } from './star-rating.js';

define('star-rating', StarRating);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./star-rating.js', () => define('star-rating', StarRating));
}
