(()=>{"use strict";document.getElementById("recipe").textContent=`Take ${2} cups of milk.`})();
