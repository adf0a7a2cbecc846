console.log(__NOTICE__);
