var plural = function (count, word) {
  return count + ' ' + word + (count === 1 ? '' : 's');
};
