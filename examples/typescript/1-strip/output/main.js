(()=>{"use strict";const n={green:2,black:4},e={kind:"green",grams:3};console.log(`${e.kind}: ${(({kind:e,grams:s})=>n[e]+(s>5?1:0))(e)} minutes`)})();
