import './shop.css';

console.log('Welcome to the fruit shop');
