import row from '#client/form/OptionRow.module.css';
import { closeMenu } from '#client/product/list/close-menu.ts';
import styles from '#client/product/list/ListMenu.module.css';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import type { CategoryProducts } from '#client/category/category-loader.ts';

export type FilterGroup = CategoryProducts['filters'][number];

type Props = {
  group: FilterGroup;
  /** Ids of every group. */
  chosen: readonly string[];
  /** Such as `23 services`. */
  found: string;
  toggle(id: string, on: boolean): void;
};

/** One group of filters that opens under its button, on a small screen as a sheet. */
export function FilterMenu({ group, chosen, found, toggle }: Props) {
  const own = group.filters.filter(({ id }) => chosen.includes(id));
  const shown = own.length > 0 ? found : 'services';
  return (
    <MarkupOnce as="details" of={[group, own, shown]} name="filters" className={styles.menu}>
      <summary className={classes(styles.button, own.length > 0 && styles.lit)}>
        <span>{group.name}</span> {own.map(({ name }) => name).join(', ')}
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <div className={styles.panel}>
        <fieldset className={styles.filters}>
          <legend className={styles.title}>{group.name}</legend>
          {group.filters.map((filter) => (
            <FilterBox key={filter.id} filter={filter} isChosen={own.includes(filter)} toggle={toggle} />
          ))}
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          block
          onClick={(event) => {
            // Every choice has been applied already.
            event.preventDefault();
            closeMenu(event.currentTarget);
          }}
        >
          {`Show ${shown}`}
        </Button>
      </div>
    </MarkupOnce>
  );
}

type BoxProps = { filter: FilterGroup['filters'][number]; isChosen: boolean; toggle: Props['toggle'] };

function FilterBox({ filter: { id, name, count }, isChosen, toggle }: BoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        name="f"
        value={id}
        className={row.checkbox}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={(event) => toggle(id, event.target.checked)}
      />
      <span>{name}</span>
      <small>{count}</small>
    </label>
  );
}
