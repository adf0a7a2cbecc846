import './vendor/greeting.js';
