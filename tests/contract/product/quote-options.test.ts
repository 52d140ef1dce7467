import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { type Form, formOf, liveOf } from '#tests/support/catalog/form.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ANY_ENGINE)('options of every kind on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const live = (form: Form, sent: Record<string, string | string[]>) => liveOf(rest, form, sent);

  test('a range lists its steps, and costs the sum of the steps between its ends', async () => {
    const form = await formOf(rest, 'rank-boost');
    expect(form.option('Rank')).toMatchObject({
      type: 'range',
      value: 'bronze-silver',
      option_value: [],
      depends_on: null,
    });
    expect(form.option('Rank')['steps']?.map(({ key, name, price_decimal: price }) => [key, name, price])).toEqual([
      ['bronze', 'Bronze', '0.00'],
      ['silver', 'Silver', '10.00'],
      ['gold', 'Gold', '15.50'],
      ['platinum', 'Platinum', '30.00'],
    ]);
    const { data } = await live(form, { Rank: 'silver-platinum' });
    expect(data).toMatchObject({
      total: '50.50',
      lines: [
        { label: 'Rank Boost', amount_decimal: '5.00' },
        { label: 'Rank: Silver – Platinum', amount_decimal: '45.50' },
      ],
      eta: '5–9 h',
      eta_min_minutes: 300,
      eta_max_minutes: 540,
    });
    expect(await live(form, { Rank: 'gold-silver' })).toMatchObject({
      status: 400,
      details: [{ field: form.id('Rank'), code: 'invalid_field', message: 'Rank must end above where it starts!' }],
    });
  });

  test('a percentage option is shown as an amount, and can halve the time', async () => {
    const form = await formOf(rest, 'rank-boost');
    expect(form.option('Pace')['option_value']).toMatchObject([
      { name: 'Express', percent: 30, price_decimal: '1.50', price_prefix: '+' },
      { name: 'No hurry', percent: -10, price_decimal: '0.50', price_prefix: '-' },
    ]);
    const { data } = await live(form, { Rank: 'bronze-silver', Pace: [form.value('Pace', 'Express')] });
    expect(data).toMatchObject({ total: '16.50', eta: '60–90 min', eta_min_minutes: 60, eta_max_minutes: 90 });
  });

  test('an amount lists its limits and price tiers, and is charged by the tier it reaches', async () => {
    const form = await formOf(rest, 'arena-gold');
    expect(form.option('Gold')).toMatchObject({
      type: 'amount',
      value: '1000',
      minimum: 1_000,
      maximum: 100_000,
      step: 500,
      per: 1,
      unit: '',
      tiers: [
        { quantity: 1_000, price_decimal: '0.0123' },
        { quantity: 10_000, price_decimal: '0.0101' },
      ],
    });
    expect((await live(form, { Gold: '9500' })).data).toMatchObject({ total: '101.00', eta: '30–45 min' });
    expect((await live(form, { Gold: '10000' })).data['total']).toBe('101.00');
    expect(await live(form, { Gold: '10001' })).toMatchObject({
      status: 400,
      details: [
        { code: 'out_of_range', message: 'Gold must be a whole number from 1,000 to 100,000 in steps of 500!' },
      ],
    });
  });

  test('a realm lists its region, and must belong to the chosen region', async () => {
    const form = await formOf(rest, 'transfer');
    expect(form.option('Realm')).toMatchObject({ type: 'realm', region_option_id: Number(form.id('Region')) });
    expect(form.option('Realm')['option_value']?.map(({ name, region }) => [name, region])).toEqual([
      ['Illidan', 'us'],
      ['Ragnaros', 'us'],
      ['Ragnaros', 'eu'],
      ["Pozzo dell'Eternità", 'eu'],
    ]);
    expect(form.option('Faction')).toMatchObject({ type: 'faction' });
    expect(form.option('Faction')['option_value']).toMatchObject([{ key: 'alliance' }, { key: 'horde' }]);
    const europe = { Region: form.value('Region', 'Europe'), Faction: form.value('Faction', 'Horde') };
    expect((await live(form, { ...europe, Realm: "pozzo dell'eternità" })).data['total']).toBe('21.00');
    expect(await live(form, { ...europe, Realm: 'Illidan' })).toMatchObject({
      status: 400,
      details: [{ field: form.id('Realm'), code: 'depends_on', message: 'Illidan is not one of Realm: Europe!' }],
    });
  });

  test('a dependent option lists the option and the values it depends on', async () => {
    const form = await formOf(rest, 'challenge');
    const heroic = form.value('Difficulty', 'Heroic');
    const mythic = form.value('Difficulty', 'Mythic');
    expect(form.option('Loot')['depends_on']).toEqual({
      product_option_id: Number(form.id('Difficulty')),
      product_option_value_ids: [Number(heroic), Number(mythic)],
    });
    expect(form.option('Loot')['option_value']).toMatchObject([
      { depends_on: null },
      { depends_on: { product_option_value_ids: [Number(mythic)] } },
    ]);
    expect((await live(form, { Difficulty: form.value('Difficulty', 'Normal') })).data['total']).toBe('30.00');
    expect((await live(form, { Difficulty: heroic })).details).toMatchObject([
      { code: 'required', field: form.id('Loot') },
    ]);
    expect((await live(form, { Difficulty: heroic, Loot: form.value('Loot', 'Own loot') })).details).toEqual([
      { field: form.id('Loot'), code: 'depends_on', message: 'Own loot is only for Difficulty: Mythic!' },
    ]);
    const complete = { Difficulty: mythic, Loot: form.value('Loot', 'Own loot'), 'Trophy name': 'Rowan' };
    expect((await live(form, complete)).data['total']).toBe('95.00');
  });

  test('a product’s starting price is that of its cheapest complete configuration', async () => {
    const from = async (slug: string) => (await rest.get(`/products/slug/${slug}`)).data['from_decimal'];
    expect(await from('rank-boost')).toBe('14.50');
    expect(await from('arena-gold')).toBe('12.30');
    expect(await from('transfer')).toBe('20.00');
    // Heroic with shared loot costs less than Normal.
    expect(await from('challenge')).toBe('22.00');
    const { data } = await rest.get('/products/category_slug/arena-league/ladder?sort=price');
    expect(data.map(({ seo_url: slug }) => slug)).toEqual(['rank-boost', 'challenge']);
  });

  test('the cart stores choices as text, and rejects invalid ones', async () => {
    const form = await formOf(rest, 'rank-boost');
    const option = { [form.id('Rank')]: 'bronze-gold', [form.id('Pace')]: [form.value('Pace', 'Express')] };
    expect((await rest.post('/cart', { product_id: form.productId, option })).error).toEqual([]);
    const { data } = await rest.get('/cart');
    expect(data['products']).toMatchObject([
      {
        total_decimal: '32.00',
        eta: '1.5–2.5 h',
        eta_min_minutes: 90,
        eta_max_minutes: 150,
        option: [
          { name: 'Rank', value: 'Bronze – Gold', product_option_value_id: null, type: 'range' },
          { name: 'Pace', value: 'Express' },
        ],
      },
    ]);
    const wrong = { [form.id('Rank')]: 'gold-bronze' };
    expect((await rest.post('/cart', { product_id: form.productId, option: wrong })).status).toBe(400);
  });
});
