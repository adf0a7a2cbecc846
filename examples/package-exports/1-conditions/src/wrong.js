import 'clock/lib/plain.js';
import 'clock/faces/internal-draft';
