(()=>{"use strict";const t=`$${21..toFixed(2)}`;document.querySelector("#share").textContent=`Each of 4 pays ${t}`})();
