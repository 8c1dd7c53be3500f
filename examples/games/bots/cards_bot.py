"""Plays a match of cards: python3 cards_bot.py http://127.0.0.1:8080 Ada

A server that restarts and an answer that is lost do not matter: each command is sent with a key,
and sent again with the same key until its answer comes. The server carries it out once only.
"""

import http.client
import json
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
NAME = sys.argv[2] if len(sys.argv) > 2 else "Ada"
LATER = (429, 502, 503, 504)
headers = {"Content-Type": "application/json"}


def ask(path, body=None):
    """Reads, or with a body changes; returns the answer, or a problem with its code."""
    data = None if body is None else json.dumps(body).encode()
    keyed = {**headers, "Idempotency-Key": str(uuid.uuid4())}
    while True:
        try:
            request = urllib.request.Request(URL + path, data, keyed)
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in LATER:
                return json.load(error)
        except (OSError, ValueError, http.client.HTTPException):
            pass  # The server is not there, or its answer is lost.
        time.sleep(0.2)


def open_account():
    """Opens an account. Its seat is taken by a command, which has a key, unlike this call."""
    name = NAME
    while "token" not in (account := ask("/v1/accounts", {"name": name})):
        if account["code"] != "name_taken":
            sys.exit(account["detail"])
        name = f"{NAME} {uuid.uuid4().hex[:4]}"
    headers["Authorization"] = "Bearer " + account["token"]
    return account["account"]


def choose(hand, lead):
    """The lowest card that takes the trick; else the lowest. The highest leads."""
    if lead is None:
        return max(hand)
    return min((rank for rank in hand if rank > lead), default=min(hand))


def main():
    account = open_account()
    seated = ask("/v1/commands/sit", {})
    if "code" in seated:
        sys.exit(seated["detail"])
    while (result := ask("/v1/game")["result"]) is None:
        table = ask("/v1/views/table")
        if not table["myTurn"]:
            time.sleep(0.05)
            continue
        rank = choose(table["hand"], table["lead"])
        played = ask("/v1/commands/play", {"rank": rank})
        outcome = played.get("code") or f"done at tick {played['tick']}"
        print(f'play {{"rank":{rank}}}: {outcome}', flush=True)
    print("won" if account in result["winners"] else "lost", flush=True)


main()
