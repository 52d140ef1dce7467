import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

export function ButtonStates() {
  return (
    <Specimens title="Buttons">
      <PrimaryStates />
      <LineStates />
      <Specimen state="Large">
        <Button variant="primary" size="lg" block>
          Go to checkout
        </Button>
      </Specimen>
      <Specimen state="Small, loading">
        <Button size="sm" state="loading">
          Adding
        </Button>
      </Specimen>
      <Specimen state="Square">
        <Button square aria-label="Next">
          <Icon name="right" />
        </Button>
      </Specimen>
    </Specimens>
  );
}

/** The main action of a page, in the order of its states. */
function PrimaryStates() {
  return (
    <>
      <Specimen state="Rest">
        <Button variant="primary" block>
          Add to cart
        </Button>
      </Specimen>
      <Specimen state="Loading: fills in 2 s">
        <Button variant="primary" block state="loading">
          Adding to cart
        </Button>
      </Specimen>
      <Specimen state="Success: stays 3 s">
        <Button variant="primary" block state="success">
          Added
        </Button>
      </Specimen>
      <Specimen state="Disabled">
        <Button variant="primary" block disabled>
          Add to cart
        </Button>
      </Specimen>
    </>
  );
}

/** Beside the primary button. */
function LineStates() {
  return (
    <>
      <Specimen state="Selected">
        <Button variant="line" block selected>
          US region
        </Button>
      </Specimen>
      <Specimen state="Not selected">
        <Button variant="line" block selected={false}>
          EU region
        </Button>
      </Specimen>
      <Specimen state="Outline">
        <Button variant="line" block>
          Buy now
        </Button>
      </Specimen>
      <Specimen state="Quiet">
        <Button block>Quiet</Button>
      </Specimen>
      <Specimen state="Ghost, a link">
        <Button variant="ghost" block href="#buttons">
          <Icon name="left" size="s" />
          Back
        </Button>
      </Specimen>
    </>
  );
}
