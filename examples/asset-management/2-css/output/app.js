(()=>{"use strict";document.querySelector("#log").append(...["Heron","Kingfisher"].map(e=>{const t=document.createElement("li");return t.className="lOXWSX",t.textContent=e,t}))})();
