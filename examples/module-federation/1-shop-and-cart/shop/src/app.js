import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Button from 'cart/Button';

createRoot(document.querySelector('main')).render(createElement(Button, { fruit: 'apples' }));
