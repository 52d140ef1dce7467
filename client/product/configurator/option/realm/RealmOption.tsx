import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { SuggestField } from '#client/form/suggest/SuggestField.tsx';
import { named } from '#client/form/suggest/suggest.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { ConfigurationStore, RealmLists } from '#client/product/configurator/form/configuration-store.ts';
import { singleName } from '#client/product/configurator/form/field-names.ts';
import { textIn } from '#client/product/configurator/option/option-groups.ts';
import { RealmList } from './RealmList.tsx';
import { loadRealms, readRealmList } from './realms.ts';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';

type Option = OptionGroup_OptionFragment;
type Props = { option: Option; options: readonly Option[]; store: ConfigurationStore };

/** A text field for the realm, with suggestions from the chosen region. */
export function RealmOption({ option, options, store }: Props) {
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const { sendid, name, required, hint, regionOption } = option;
  const listId = `realms-${sendid}`;
  // The server writes the realms into the HTML only, not into the page's data too: they are read from there.
  const [lists, setLists] = useState(() => store.realms?.[sendid] ?? readRealmList(listId));
  useEffect(() => {
    let isHere = true;
    if (!lists) void loadRealms(store.path, sendid).then((found) => isHere && setLists(found));
    return () => void (isHere = false);
  }, [lists, sendid, store]);

  const controller = options.find((other) => other.sendid === regionOption);
  const region = controller?.values.find(({ value }) => value === chosen[controller.sendid]);
  useNotifyOfRegion(store, region?.key);
  const suggestions = isLive && lists && suggestionsOf(lists, region?.key, controller);
  const typed = textIn(isLive ? store.everything() : chosen, sendid);
  const isElsewhere = suggestions && region && !named(suggestions, typed);
  return (
    <>
      <SuggestField
        // A realm of another region would be wrong: the field is cleared.
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

/** A new region remounts the field, which fires no `input` event: the store has to be notified. */
function useNotifyOfRegion(store: ConfigurationStore, region: string | undefined): void {
  const notified = useRef(region);
  useEffect(() => {
    if (notified.current === region) return;
    notified.current = region;
    store.changed();
  }, [store, region]);
}
