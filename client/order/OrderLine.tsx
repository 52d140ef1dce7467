import { productPath } from '#client/app/paths.ts';
import { LineOptions } from '#client/cart/LineOptions.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import styles from './OrderLine.module.css';

export function OrderLine({ line: masked }: { line: FragmentType<typeof OrderLine_LineFragmentDoc> }) {
  const line = readFragment(OrderLine_LineFragmentDoc, masked);
  const name = line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name;
  return (
    <li className={styles.line}>
      <Picture picture={line.image} sizes="88px" alt="" />
      <div>
        <h3 className={styles.name}>{line.path ? <a href={productPath(line.path)}>{name}</a> : name}</h3>
        <LineOptions options={line.options} />
        {line.eta && (
          <span className={styles.eta}>
            <Icon name="clock" size="s" />
            {line.eta}
          </span>
        )}
      </div>
      <span className="num">{line.total.formatted}</span>
    </li>
  );
}
