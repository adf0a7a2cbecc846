import { chunk as __WEBPACK_EXTERNAL_MODULE_lodash_es_87a6bcbc_chunk__ } from "lodash-es";

;// external "lodash-es"

;// ./src/index.js



function write(count) {
  const marks = Array.from({ length: count }, () => (/* inlined export .one */"I"));

  return __WEBPACK_EXTERNAL_MODULE_lodash_es_87a6bcbc_chunk__(marks, 5)
    .map((group) => (group.length === 5 ? (/* inlined export .five */"V") : group.join('')))
    .join(' ');
}

function read(text) {
  return [...text].reduce((sum, mark) => sum + (mark === (/* inlined export .five */"V") ? 5 : mark === (/* inlined export .one */"I") ? 1 : 0), 0);
}

export { read, write };

//# sourceMappingURL=tally-marks.js.map
