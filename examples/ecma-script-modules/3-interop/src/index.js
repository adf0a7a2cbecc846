import './strict/index.js';
import './loose/index.js';
