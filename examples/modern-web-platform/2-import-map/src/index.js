import { phases } from 'moon-phase';

document.body.append(`The moon has ${phases.length} phases`);
