import { cartPath, searchPath } from '#client/site/paths.ts';
import { EmptyResults } from '#client/category/EmptyResults.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { NoData } from '#client/data/NoData.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const MISSING = { src: '', avif: '', webp: '', width: 640, height: 480 };

export function EmptyStates() {
  return (
    <Specimens title="Empty and failed" wide>
      <Specimen state="A section without its data">
        <NoData path="/dev/gallery" />
      </Specimen>
      <Specimen state="A list that nothing fits">
        <EmptyResults all="/dev/gallery" />
      </Specimen>
      <Specimen state="An empty page">
        <EmptyState title="Your cart is empty" text="Pick a service and it will be waiting here.">
          <Button variant="primary" size="lg" href="#empty-and-failed">
            Choose a game
          </Button>
        </EmptyState>
      </Specimen>
      <Specimen state="A missing picture">
        <Picture picture={MISSING} sizes="" alt="A missing picture" />
      </Specimen>
      <Specimen state="Whole pages">
        <ul className="stack">
          {PAGES.map(({ name, href }) => (
            <li key={href}>
              <a className="link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Specimen>
    </Specimens>
  );
}

const PAGES = [
  { name: 'Something went wrong', href: '/dev/error/500' },
  { name: 'The shop cannot be reached', href: '/dev/error/503' },
  { name: 'Not found', href: '/dev/error/404' },
  { name: 'Empty cart', href: cartPath() },
  { name: 'Empty search', href: searchPath('qqqqqqq') },
];
