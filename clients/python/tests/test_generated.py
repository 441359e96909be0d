"""The generated modules are sound Python: every annotation can be resolved."""
import inspect
import typing
import unittest

from apogee import games, ratings, tournaments


class GeneratedTest(unittest.TestCase):
    def test_every_annotation_is_a_type(self):
        operations = 0
        for module in (games, tournaments, ratings):
            for thing in list(vars(module).values()):
                if not inspect.isclass(thing) or thing.__module__ != module.__name__:
                    continue
                if typing.is_typeddict(thing):
                    typing.get_type_hints(thing)
                    continue
                for name, method in inspect.getmembers(thing, inspect.isfunction):
                    hints = typing.get_type_hints(method)
                    self.assertIn("return", hints, name)
                    operations += 1
        self.assertGreater(operations, 100)
