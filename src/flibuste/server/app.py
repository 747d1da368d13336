"""The server as an ASGI application."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from flibuste.server.errors import refused
from flibuste.server.http_api import HttpApi, error_response
from flibuste.server.hub import Hub
from flibuste.server.middleware import SecurityMiddleware


def make_app(hub: Hub) -> Starlette:
    async def internal_error(request: Request, error: Exception) -> Response:
        return error_response(refused("server-own-mistake", 500))

    app = Starlette(routes=HttpApi(hub).routes(), exception_handlers={Exception: internal_error})
    app.add_middleware(SecurityMiddleware, hub=hub)
    return app
