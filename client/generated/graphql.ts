/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The currencies a price can be asked in. An unknown currency cookie is ignored. */
export type Currency =
  | 'EUR'
  | 'GBP'
  | 'USD';

export type Region =
  | 'eu'
  | 'us';

export type SiteViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', currency: Currency, region: Region, locale: string } };

export type SiteGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteGamesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: string, name: string, path: string, image: string, children: Array<{ __typename: 'Category', id: string, name: string, path: string, children: Array<{ __typename: 'Category', id: string, name: string, path: string }> }> }> };

export type ProductCard_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, label: string | null, highlights: Array<string>, start: string, eta: string, inStock: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, price: { __typename: 'Money', formatted: string }, priceBefore: { __typename: 'Money', formatted: string } | null, options: Array<{ __typename: 'ProductOption', required: boolean }> } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductCard_ProductFragmentDoc = {} as unknown as TypedDocumentString<ProductCard_ProductFragment, unknown>;
export const SiteViewerDocument = {"__meta__":{"hash":"sha256:a560514c44d62f8efcdaa67a280f5d08ed8a186a2f38a1c0655d9a7a51522daf"}} as unknown as TypedDocumentString<SiteViewerQuery, SiteViewerQueryVariables>;
export const SiteGamesDocument = {"__meta__":{"hash":"sha256:adfa41eed84413976593c8e7ed8eb9a2759a620eff91d101ebe08309309022de"}} as unknown as TypedDocumentString<SiteGamesQuery, SiteGamesQueryVariables>;