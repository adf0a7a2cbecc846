import card from './card.html';

document.body.innerHTML = card;
document.body.append(`Picture: ${document.images[0].getAttribute('src').slice(-4)}`);
