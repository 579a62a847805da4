// Draws the interactive reference from the document that the server makes of itself.
SwaggerUIBundle({
    url: "/openapi.json",
    dom_id: "#reference",
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
    deepLinking: true,
    filter: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    persistAuthorization: true,
    tryItOutEnabled: true,
    validatorUrl: null, // no request leaves this machine
});
