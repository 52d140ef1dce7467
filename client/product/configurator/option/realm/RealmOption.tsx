import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { SuggestField } from '#client/form/suggest/SuggestField.tsx';
import { named } from '#client/form/suggest/suggest.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { ConfigurationStore, RealmLists } from '#client/product/configurator/form/configuration-store.ts';
import { singleName } from '#client/product/configurator/form/form-items.ts';
import { textIn } from '#client/product/configurator/option/option-groups.ts';
import { RealmList } from './RealmList.tsx';
import { loadRealms, readRealmList } from './realms.ts';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';

type Option = OptionGroup_OptionFragment;
type Props = { option: Option; options: readonly Option[]; store: ConfigurationStore };

/** A realm is typed with suggestions out of the region chosen above. */
export function RealmOption({ option, options, store }: Props) {
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const { sendid, name, required, hint, regionOption } = option;
  const listId = `realms-${sendid}`;
  // They stand in the document once: the page's data leaves them out, and here they are read back from the HTML.
  const [lists, setLists] = useState(() => store.realms?.[sendid] ?? readRealmList(listId));
  useEffect(() => {
    let isHere = true;
    if (!lists) void loadRealms(store.path, sendid).then((found) => isHere && setLists(found));
    return () => void (isHere = false);
  }, [lists, sendid, store]);

  const controller = options.find((other) => other.sendid === regionOption);
  const region = controller?.values.find(({ value }) => value === chosen[controller.sendid]);
  useTellWhenChanged(store, region?.key);
  const suggestions = isLive && lists && suggestionsOf(lists, region?.key, controller);
  const typed = textIn(isLive ? store.everything() : chosen, sendid);
  const isElsewhere = suggestions && region && !named(suggestions, typed);
  return (
    <>
      <SuggestField
        // Another region has other realms.
        key={region?.key ?? ''}
        name={singleName(sendid)}
        label={name}
        options={suggestions || undefined}
        defaultValue={isElsewhere ? '' : typed}
        error={errorOf(errors, option)}
        hint={hint || undefined}
        required={required}
        list={listId}
      />
      {lists && !isLive && <RealmList id={listId} lists={lists} />}
    </>
  );
}

function suggestionsOf(lists: RealmLists, region: string | undefined, controller: Option | undefined) {
  const noteOf = (key: string) => controller?.values.find((value) => value.key === key)?.name ?? key.toUpperCase();
  return lists
    .filter((list) => region === undefined || list.region === region)
    .flatMap((list) => list.names.map((label) => (region ? { label } : { label, note: noteOf(list.region) })))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** The field is drawn anew for another region, which the form does not hear of. */
function useTellWhenChanged(store: ConfigurationStore, region: string | undefined): void {
  const told = useRef(region);
  useEffect(() => {
    if (told.current === region) return;
    told.current = region;
    store.changed();
  }, [store, region]);
}
