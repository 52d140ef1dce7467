import { z } from 'zod';
import { CURRENCIES } from '#schema/currencies.ts';
import type { ToolName } from './operations.ts';

const MAX_TEXT = 100;
const MAX_ADDRESS = 300;
const MAX_TOKEN = 300;
const MAX_ANSWERS = 60;
const MAX_FOUND = 20;

/** The instructions that an agent gets first. */
export const INSTRUCTIONS = `Waystone sells services for online games: carries, levelling, gold, items.
Find a product with search, or hand a whole sentence to interpret; quote says which options it has and what they cost.
Put it into a cart with add_to_cart, then give the person the address of checkout_link. No tool orders or pays: the
person looks at the cart on that page, says who plays, and pays. Prices are the shop's; amounts are decimal strings.`;

/** The variables of a tool's operation, made from the agent's arguments. */
export type Call = {
  variables: Record<string, unknown>;
  cartToken?: string | undefined;
  currency?: string | undefined;
};

export type Tool = {
  name: ToolName;
  title: string;
  description: string;
  input: z.ZodObject;
  /** Whether it changes a cart. */
  changes: boolean;
  read(input: unknown): z.ZodSafeParseResult<Call>;
};

const currency = z.enum(CURRENCIES).optional().describe('Currency of all prices. Default: that of the request.');
const cartToken = z.string().max(MAX_TOKEN).describe('The cartToken returned by add_to_cart.');
const product = z
  .string()
  .min(1)
  .max(MAX_ADDRESS)
  .describe('The path of a product or its last segment, such as manaforge-omega.');
const quantity = z.int().min(1).default(1).describe("Quantity, from the product's minimum to its maximum.");
const options = z
  .array(
    z.object({
      sendid: z.string().max(MAX_TEXT).describe('The key of an option, such as region, or its id.'),
      value: z.string().max(1_000).describe('The key or id of one of its values, or free text.'),
    }),
  )
  .max(MAX_ANSWERS)
  .default([])
  .describe('One entry per chosen value. Omitted options count as not chosen, also those with a default.');

/** @param call the operation's variables, from input that has passed the schema. */
function tool<Input extends z.ZodObject>(
  given: Omit<Tool, 'input' | 'read'> & { input: Input; call: (input: z.output<Input>) => Call },
): Tool {
  const { call, ...described } = given;
  const read = given.input.transform((input) => call(input));
  return { ...described, read: (input) => read.safeParse(input) };
}

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search',
    title: 'Search products',
    description: 'Searches products by free text; returns each with its lowest price. Understands slang and typos.',
    input: z.object({
      query: z.string().trim().min(1).max(MAX_TEXT).describe('Search text, such as: heroic raid carry.'),
      game: z.string().max(MAX_ADDRESS).optional().describe('The path of a game, such as wow-carry.'),
      limit: z.int().min(1).max(MAX_FOUND).default(5),
      currency,
    }),
    changes: false,
    call: ({ currency: asked, ...variables }) => ({ variables, currency: asked }),
  }),
  tool({
    name: 'interpret',
    title: 'Interpret a wish',
    description:
      'Turns a request such as "500k gold kazzak" into configured and priced products. Pass `options` unchanged to ' +
      'quote and add_to_cart; `missing` lists what is still to be chosen.',
    input: z.object({ text: z.string().trim().min(1).max(MAX_TEXT), currency }),
    changes: false,
    call: ({ text, currency: asked }) => ({ variables: { text }, currency: asked }),
  }),
  tool({
    name: 'quote',
    title: 'Price a configuration',
    description: 'Returns the exact price of a configured product and all its options. Errors name what is missing.',
    input: z.object({ product, quantity, options, currency }),
    changes: false,
    call: ({ currency: asked, ...variables }) => ({
      variables: { ...variables, path: variables.product },
      currency: asked,
    }),
  }),
  tool({
    name: 'add_to_cart',
    title: 'Add to the cart',
    description:
      'Adds a configured product to a cart. Without cartToken, creates a cart; reuse its token in later calls.',
    input: z.object({
      product,
      quantity,
      options,
      event: z.string().max(MAX_TEXT).optional().describe('The id of a dated run of the product; its seats are held.'),
      cartToken: cartToken.optional(),
      currency,
    }),
    changes: true,
    call: ({ cartToken: token, currency: asked, ...input }) => ({
      variables: { input },
      cartToken: token ?? '',
      currency: asked,
    }),
  }),
  tool({
    name: 'remove_from_cart',
    title: 'Remove from the cart',
    description: 'Removes a line from a cart.',
    input: z.object({ line: z.string().max(MAX_TEXT).describe('The id of the cart line.'), cartToken, currency }),
    changes: true,
    call: ({ line, cartToken: token, currency: asked }) => ({
      variables: { input: { line } },
      cartToken: token,
      currency: asked,
    }),
  }),
  tool({
    name: 'show_cart',
    title: 'Show the cart',
    description: 'Returns the lines of a cart, their prices, and any problems that block checkout.',
    input: z.object({ cartToken, currency }),
    changes: false,
    call: ({ cartToken: token, currency: asked }) => ({ variables: {}, cartToken: token, currency: asked }),
  }),
  tool({
    name: 'checkout_link',
    title: 'Link to the checkout',
    description:
      'Returns a URL where the person can review and pay for this cart. Give it to the person: it is valid for seven ' +
      'days. Free-text answers, such as a character name, must be entered again there.',
    input: z.object({ cartToken, currency }),
    changes: false,
    call: ({ cartToken: token, currency: asked }) => ({ variables: {}, cartToken: token, currency: asked }),
  }),
  tool({
    name: 'order_status',
    title: 'Status of an order',
    description: 'Returns the progress of an order. The person received the order link by e-mail.',
    input: z.object({
      order: z.string().min(1).max(MAX_ADDRESS).describe('The link of the order, or the token at its end.'),
    }),
    changes: false,
    call: ({ order }) => ({
      variables: {
        token: order
          .replace(/[?#].*$/s, '')
          .split('/')
          .at(-1),
      },
    }),
  }),
];
