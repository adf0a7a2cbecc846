import './shop.css';

const { recipe } = await import(/* webpackChunkName: "recipe" */ './recipe.js');
document.querySelector('#recipe').textContent = recipe;
