import './shop.css';
import cart from './cart.svg';
import logo from './logo.png';
import terms from './terms.txt';

function picture(address, name) {
  const image = new Image();
  image.src = address;
  image.alt = name;
  return image;
}

document.querySelector('main').append(picture(logo, 'Shop'), picture(cart, 'Cart'), terms);
