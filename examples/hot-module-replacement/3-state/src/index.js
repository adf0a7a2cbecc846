import 'webpack/hot/poll?100';
import './counter.js';
