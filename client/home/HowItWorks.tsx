import { Stone } from '#client/ui/Icon.tsx';
import page from './HomePage.module.css';
import styles from './HowItWorks.module.css';

const STEPS = [
  { name: 'Choose', text: 'Pick a game and a service. Prices are live, in dollars, euros or pounds.' },
  { name: 'Configure', text: 'Set difficulty, loot, realm and start time. The total follows every click.' },
  { name: 'We play', text: 'A verified player starts on time. Watch progress, or play alongside.' },
  { name: 'Arrive', text: 'You get the result, with proof. Something off? Write to us on its page.' },
];

export function HowItWorks() {
  return (
    <>
      <h2 className={`h2 ${page.title}`}>From the click to the result</h2>
      <ol className={styles.path}>
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <Stone className={styles.stone} />
            <h3 className="h3">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
