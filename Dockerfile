# The storefront and its shop in one container; `sh scripts/serve.sh shop` as its command is the shop alone.
# docs/operate.md, "In a container", says what to mount and to set.
FROM node:24-bookworm-slim AS build
WORKDIR /waystone
COPY . .
# Installs the packages too, and leaves their stamp: a start would install them again without it.
RUN npm run build && npm prune --omit=dev && rm -rf .cache/media .cache/builds

FROM node:24-bookworm-slim
WORKDIR /waystone
COPY --from=build /waystone ./
# Everything that is written, so that the container can run with --read-only.
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data BUILDS_DIR=/data/builds
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=2m CMD ["node_modules/node/bin/node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not `npm start`: npm would be the process that gets the signal to stop.
CMD ["sh", "scripts/serve.sh", "start"]
