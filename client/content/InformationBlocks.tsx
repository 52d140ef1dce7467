import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { InformationBlocks_BlockFragmentDoc } from '#client/generated/graphql.ts';
import { linkParts } from './link-parts.ts';
import styles from './InformationBlocks.module.css';

type Props = { blocks: FragmentType<typeof InformationBlocks_BlockFragmentDoc>[] };

export function InformationBlocks({ blocks }: Props) {
  return (
    <div className={styles.blocks}>
      {blocks.map((masked, at) => {
        const { kind, text, items } = readFragment(InformationBlocks_BlockFragmentDoc, masked);
        if (kind === 'HEADING')
          return (
            <h2 key={at} className="h3">
              {text}
            </h2>
          );
        if (kind === 'LIST')
          return (
            <ul key={at}>
              {items.map((item) => (
                <li key={item}>
                  <Linked text={item} />
                </li>
              ))}
            </ul>
          );
        return (
          <p key={at}>
            <Linked text={text} />
          </p>
        );
      })}
    </div>
  );
}

function Linked({ text }: { text: string }) {
  return linkParts(text).map((part, at) =>
    part.href ? (
      <a key={at} className="link" href={part.href}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
