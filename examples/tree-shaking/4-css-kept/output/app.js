(()=>{"use strict";document.body.append(function(){const t=document.createElement("button");return t.className="kit-button",t.textContent="Cast on",t}())})();
