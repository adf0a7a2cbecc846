import { useState } from 'react';

const loans = ['Belt sander', 'Telescopic ladder'];

export default function ReportPage({ city }: { city: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>Report of {city}</h2>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {loans.length} tools on loan
      </button>
      {isOpen && <p>{loans.join(', ')}</p>}
    </section>
  );
}
