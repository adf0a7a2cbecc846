this.shout = function (text) {
  return text.toUpperCase() + '!';
};
