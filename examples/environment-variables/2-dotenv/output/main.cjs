(()=>{"use strict";console.log("News desk","https://live.example.com"),console.log("token:",process.env.SECRET_TOKEN),console.log("production",!0,!0)})();
