# The server with what it needs to run: built in one stage, run in another without the tools.
FROM node:20.19-bookworm-slim AS build
WORKDIR /stacktrail
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:20.19-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STACKTRAIL_LOG=json STACKTRAIL_STORE=sqlite:/data/stacktrail.sqlite
WORKDIR /stacktrail
COPY --from=build --chown=node:node /stacktrail ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm between, so that SIGTERM arrives and the server ends gracefully.
CMD ["node", "apps/server/dist/main.js"]
