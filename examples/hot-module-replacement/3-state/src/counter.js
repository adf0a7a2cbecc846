const hot = import.meta.webpackHot;
let tickets = hot?.data?.tickets ?? 0;

const timer = setInterval(() => {
  tickets += 1;
  console.log(`Ticket ${tickets}`);
}, 1000);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    clearInterval(timer);
    data.tickets = tickets;
  });
}
