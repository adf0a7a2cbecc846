(()=>{"use strict";document.querySelector("#greeting").textContent="Hello webpack"})();
