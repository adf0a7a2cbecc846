import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('root');
if (target === null) throw new Error('the page has no element with the id "root"');

mount(App, { target });
