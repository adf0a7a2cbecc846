import server from './dist/server.cjs';

console.log(server.render());
