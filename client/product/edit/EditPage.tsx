import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { cartPath, homePath, playerPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { Configurator_ProductFragmentDoc, OptionGroup_OptionFragmentDoc } from '#client/generated/graphql.ts';
import { Configurator, type Edit } from '#client/product/configurator/Configurator.tsx';
import price from '#client/product/configurator/price/PricePanel.module.css';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { Button } from '#client/ui/Button.tsx';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { Container } from '#client/ui/Container.tsx';
import { chosenOf, type EditData } from './edit-loader.ts';
import styles from './EditPage.module.css';

const WORDS = { rest: 'Save changes', loading: 'Saving', success: 'Saved', error: 'Save changes' };

/** The product's form, filled in from a line of the cart. */
export function EditPage() {
  const { product: goods, line, first, realms } = useLoaderData<EditData>();
  const options = readFragment(
    OptionGroup_OptionFragmentDoc,
    readFragment(Configurator_ProductFragmentDoc, goods).options,
  );
  // The line as it was opened: a later state of it has other answers.
  const [edit] = useState<Edit>(() => ({
    chosen: chosenOf(line, options),
    quantity: line.quantity,
    send: async (load, input) => (await fetchCode(() => import('./save-line.ts'))).saveLine(load, line, input),
    words: WORDS,
    second: (
      <Button href={cartPath()} variant="line" block className={price.now}>
        Back without saving
      </Button>
    ),
  }));
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        items={[{ name: 'Home', path: homePath() }, { name: 'Cart', path: cartPath() }, { name: goods.name }]}
      />
      <Configurator product={goods} first={first} realms={realms?.value} edit={edit} {...seatOf(line)}>
        <input type="hidden" name="version" value={line.version} />
        <div className={styles.intro}>
          <h1 className="h1">Change {goods.name}</h1>
          <p className="muted">
            {line.event
              ? 'Your run stays the same. The line keeps its place in the cart.'
              : 'The line keeps its place in the cart.'}
          </p>
          <Wish player={line.requestedPlayer} />
        </div>
      </Configurator>
    </Container>
  );
}

function seatOf({ event }: EditData['line']) {
  return event ? { runs: [event], run: event.id } : {};
}

/** The requested player of the line, which editing does not change; it is withdrawn in the cart. */
function Wish({ player }: { player: EditData['line']['requestedPlayer'] }) {
  if (!player) return null;
  const { slug, name, isAvailable } = player;
  if (!isAvailable) return <p className="muted">{name} can no longer be requested. We pick somebody from the team.</p>;
  return (
    <p className="muted">
      Requested:{' '}
      <a className="link" href={playerPath(slug)}>
        {name}
      </a>
      . It stays with the line; take it back in the cart.
    </p>
  );
}
