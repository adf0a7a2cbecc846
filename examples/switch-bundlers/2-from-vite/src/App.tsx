import styles from './App.module.css';
import drill from './drill.svg';
import rules from './rules.txt?raw';
import tools from './tools.json';

export default function App() {
  return (
    <main>
      <h1>Tool library of {import.meta.env.VITE_CITY}</h1>
      {tools.map(({ id, name, days }) => (
        <p key={id} className={styles.tool}>
          <img src={drill} alt="" width="48" /> {name}: {days} days
        </p>
      ))}
      <p>{rules}</p>
    </main>
  );
}
