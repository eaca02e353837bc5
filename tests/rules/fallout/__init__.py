"""Tests of Fallout, rule by rule."""
