import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api, type Loose } from '#tests/support/buyer/api.ts';

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

const OPTIONS = /* GraphQL */ `
  query Options($slug: String!) {
    product(path: $slug) {
      id
      faq {
        question
        answer
      }
      options {
        sendid
        key
        name
        type
        default
        regionOption
        dependsOn {
          option
          values
        }
        values {
          value
          key
          name
          risk
          dependsOn {
            option
            values
          }
        }
        steps {
          key
          name
          price {
            amount
          }
        }
        amount {
          minimum
          maximum
          step
          tiers {
            from
            per
            price {
              formatted
            }
          }
        }
        realms {
          region
          names
        }
      }
    }
  }
`;

const QUOTE = /* GraphQL */ `
  query Quote($product: ID!, $options: [FieldInput!]!) {
    quote(product: $product, options: $options) {
      quote {
        total {
          amount
        }
        lines {
          label
        }
        eta
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

async function read(slug: string): Promise<{ id: string; options: Record<string, Loose> }> {
  const { data, errors } = await api.newBrowser().ask(OPTIONS, { slug });
  expect(errors).toBeUndefined();
  const options = data['product']!['options']!.map((option) => [String(option['key']), option] as const);
  return { id: String(data['product']!['id']), options: Object.fromEntries(options) };
}

/** Asks for the price of answers by option key. */
async function quote(slug: string, answers: Record<string, string>): Promise<Loose> {
  const { id, options } = await read(slug);
  const items = Object.entries(answers).map(([key, value]) => ({ sendid: String(options[key]!['sendid']), value }));
  return (await api.newBrowser().ask(QUOTE, { product: id, options: items })).data['quote']!;
}

test('a range has its steps, their prices and its default', async () => {
  const { rank } = (await read('rank-boost')).options;
  expect(rank).toMatchObject({
    type: 'RANGE',
    default: 'bronze-silver',
    values: [],
    steps: [
      { key: 'bronze', name: 'Bronze', price: { amount: '0.00' } },
      { key: 'silver', price: { amount: '10.00' } },
      { key: 'gold', price: { amount: '15.50' } },
      { key: 'platinum', price: { amount: '30.00' } },
    ],
  });
});

test('a range is priced by the keys of its ends, and a reversed one is rejected', async () => {
  const priced = await quote('rank-boost', { rank: 'silver-platinum' });
  expect(priced).toMatchObject({ errors: [], quote: { total: { amount: '50.50' } } });
  expect(priced['quote']!['lines']).toContainEqual({ label: 'Rank: Silver – Platinum' });
  const backwards = await quote('rank-boost', { rank: 'gold-silver' });
  expect(backwards['errors']).toMatchObject([{ message: 'Rank must end above where it starts!' }]);
});

test('an amount has its bounds and its tier prices', async () => {
  const { amount } = (await read('arena-gold')).options;
  expect(amount).toMatchObject({
    type: 'AMOUNT',
    default: '1000',
    amount: {
      minimum: 1000,
      maximum: 100_000,
      step: 500,
      tiers: [
        { from: 1000, per: 100, price: { formatted: '$1.23' } },
        { from: 10_000, per: 100, price: { formatted: '$1.01' } },
      ],
    },
  });
});

test('an amount between its steps is rejected with an error on its field', async () => {
  const { options } = await read('arena-gold');
  expect(await quote('arena-gold', { amount: '10000' })).toMatchObject({ quote: { total: { amount: '101.00' } } });
  expect((await quote('arena-gold', { amount: '10001' }))['errors']).toMatchObject([
    { field: options['amount']!['sendid'], code: 'OUT_OF_RANGE' },
  ]);
});

test('realms are listed by region, and are chosen by name within the chosen region', async () => {
  const { realm, region, faction } = (await read('transfer')).options;
  expect(realm).toMatchObject({
    type: 'REALM',
    values: [],
    regionOption: region!['sendid'],
    realms: [
      { region: 'us', names: ['Illidan', 'Ragnaros'] },
      { region: 'eu', names: ['Ragnaros', "Pozzo dell'Eternità"] },
    ],
  });
  const value = (option: Loose, key: string) =>
    String(option['values']!.find((one) => String(one['key']) === key)!['value']);
  const chosen = { region: value(region!, 'eu'), faction: value(faction!, 'horde'), realm: 'ragnaros' };
  expect(await quote('transfer', chosen)).toMatchObject({ errors: [], quote: { total: { amount: '20.00' } } });
  expect((await quote('transfer', { ...chosen, realm: 'Illidan' }))['errors']).toMatchObject([
    { field: realm!['sendid'], message: 'Illidan is not one of Realm: Europe!' },
  ]);
});

test('a faction is one of two values with keys', async () => {
  const { faction } = (await read('transfer')).options;
  expect(faction).toMatchObject({ type: 'FACTION', values: [{ key: 'alliance' }, { key: 'horde' }] });
});

test('options and values list what they depend on', async () => {
  const { difficulty, loot, trophy } = (await read('challenge')).options;
  const ids = Object.fromEntries(difficulty!['values']!.map((one) => [String(one['key']), one['value']]));
  expect(difficulty).toMatchObject({ dependsOn: null });
  expect(loot).toMatchObject({
    dependsOn: { option: difficulty!['sendid'], values: [ids['heroic'], ids['mythic']] },
    values: [
      { dependsOn: null },
      { key: 'own', dependsOn: { option: difficulty!['sendid'], values: [ids['mythic']] } },
    ],
  });
  expect(trophy).toMatchObject({ dependsOn: { option: loot!['sendid'] } });
});

test('risks and FAQs are empty for products without them', async () => {
  const { data } = await api.newBrowser().ask(OPTIONS, { slug: 'challenge' });
  expect(data['product']!['faq']).toEqual([]);
  expect(data['product']!['options']!.flatMap((option) => option['values']!.map((value) => value['risk']))).toContain(
    '',
  );
});
