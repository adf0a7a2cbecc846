import { createRoot } from 'react-dom/client';
import { Greeting } from './Greeting.jsx';

createRoot(document.querySelector('#root')).render(<Greeting name="webpack" />);
