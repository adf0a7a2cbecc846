import './page.css';

document.body.append('Fresh every Saturday.');
