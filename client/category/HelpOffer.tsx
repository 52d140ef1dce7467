import { informationPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { CategoryData } from './category-loader.ts';
import styles from './HelpOffer.module.css';

/** For visitors whose goal is not among the listed services. */
export function HelpOffer({ game }: { game: CategoryData['category']['game'] }) {
  return (
    <aside className={`panel ${styles.offer}`} aria-labelledby="help-me-build">
      <div>
        <h2 className="h3" id="help-me-build">
          Not sure what you need?
        </h2>
        <p>
          Tell us your goal in {game.name} and your budget. A player works out the steps, the time and a price, free of
          charge.
        </p>
      </div>
      <Button variant="line" href={`${informationPath('hmb')}?game=${game.path}`}>
        Help me build
        <Icon name="right" size="s" />
      </Button>
    </aside>
  );
}
